import { loadEnglishTexts } from 'virtual:english-texts';
import { setupListeners } from '@reduxjs/toolkit/query';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { readKeptTexts } from '../shared/i18n/kept-texts.ts';
import { showLanguage, startI18n } from '../shared/i18n/start-i18n.ts';
import { offerInstall } from '../shared/installed/offer-install.ts';
import { serviceWorkerLink } from '../shared/installed/service-worker-link.ts';
import { whenIdle } from '../shared/installed/when-idle.ts';
import { nextTask } from '../shared/next-task.ts';
import { applyBootSettings } from '../shared/settings/apply-boot-settings.ts';
import { followOtherTabs } from '../shared/store/build-store.ts';
import { App } from './app.tsx';
import { buildClient } from './build-client.ts';
import { loadPageAt, pageAt } from './page-at.ts';
import { Providers } from './providers.tsx';

async function start(): Promise<void> {
  const english = loadEnglishTexts();
  const firstPage = loadPageAt(location.pathname);
  // Until here the modules have run, in one task.
  await nextTask();
  const { store, client, whenRehydrated } = buildClient(localStorage);
  followOtherTabs(store, window);
  // Reads that are to be fresh when the player comes back to the page.
  setupListeners(store.dispatch);
  const [texts] = await Promise.all([english, whenRehydrated]);
  await nextTask();
  const areSettingsFresh = applyBootSettings(store);
  await nextTask();
  startI18n(texts);
  const kept = readKeptTexts(store.getState().preferences.interfaceLanguage.name);
  if (kept !== null) await showLanguage(kept);
  await Promise.all([firstPage, nextTask()]);
  pageAt(location.pathname).Page.startEarly({ store, client, pathname: location.pathname });
  const element = document.querySelector('#root') ?? document.body;
  const root = createRoot(element);
  // In slices, so that the first drawing of a page never blocks a slow device for long.
  startTransition(() => {
    root.render(
      <StrictMode>
        <Providers store={store} client={client}>
          <BrowserRouter>
            <App areSettingsFresh={areSettingsFresh} />
          </BrowserRouter>
        </Providers>
      </StrictMode>,
    );
  });
}

void start();
if (import.meta.env.PROD) {
  whenIdle(() => {
    offerInstall();
    void serviceWorkerLink.start();
  });
}
