import './global.css';
import './tokens.css';
import './boot.css';
import '@fontsource-variable/lexend/wght.css';
import { useLayoutEffect, useMemo } from 'react';
import { useAppSelector } from '../../store/app-hooks.ts';
import { brandVariables, type CssVariables } from './brand-variables.ts';
import { useBrand } from './use-brand.ts';
import { useColorScheme } from './use-color-scheme.ts';

/** Colours of the web settings as CSS variables, and the appearance and motion that the player chose. Draws nothing itself. */
export function BrandTheme() {
  const scheme = useColorScheme();
  const isMotionReduced = useAppSelector((state) => state.preferences.isMotionReduced);
  const { primary, footer } = useBrand();
  const css = useMemo(() => {
    const { light, dark } = brandVariables({ primary, footer });
    return rule('light', light) + rule('dark', dark);
  }, [primary, footer]);
  useLayoutEffect(() => {
    document.documentElement.dataset.mantineColorScheme = scheme;
  }, [scheme]);
  useLayoutEffect(() => {
    document.documentElement.dataset.motion = isMotionReduced ? 'reduced' : 'full';
  }, [isMotionReduced]);
  return <style>{css}</style>;
}

function rule(scheme: 'light' | 'dark', variables: CssVariables): string {
  const lines = Object.entries(variables).map(([name, value]) => `${name}:${value};`);
  return `:root[data-mantine-color-scheme='${scheme}']{${lines.join('')}}`;
}
