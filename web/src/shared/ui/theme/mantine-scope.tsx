import '@mantine/core/styles/default-css-variables.layer.css';
import { createTheme, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { createVariablesResolver, tenShades } from './mantine-theme.ts';
import { useBrand } from './use-brand.ts';
import { useColorScheme } from './use-color-scheme.ts';

/**
 * Mantine's components in the brand's colours. Pages that use them wrap themselves in it; the first load does without,
 * so it stays light. Styles of each component are imported beside it (`@mantine/core/styles/X.layer.css`).
 */
export function MantineScope({ children }: { children: ReactNode }) {
  const scheme = useColorScheme();
  const { primary } = useBrand();
  const theme = createTheme({
    colors: { accent: tenShades(primary) },
    primaryColor: 'accent',
    primaryShade: { light: 7, dark: 5 },
    fontFamily: 'var(--font)',
    defaultRadius: 14,
    focusRing: 'never',
    respectReducedMotion: true,
  });
  return (
    <MantineProvider theme={theme} cssVariablesResolver={createVariablesResolver} forceColorScheme={scheme}>
      {children}
    </MantineProvider>
  );
}
