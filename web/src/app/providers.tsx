import type { ActionClient } from '@quiz-arena/contract/action-caller';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { ActionProvider } from '../shared/api/action-context.tsx';
import type { AppStore } from '../shared/store/build-store.ts';
import { BrandTheme } from '../shared/ui/theme/brand-theme.tsx';

interface ProvidersProps {
  store: AppStore;
  client: ActionClient;
  children: ReactNode;
}

/** Store, action client and colours, in the order in which they need each other. */
export function Providers({ store, client, children }: ProvidersProps) {
  return (
    <Provider store={store}>
      <ActionProvider value={client}>
        <BrandTheme />
        {children}
      </ActionProvider>
    </Provider>
  );
}
