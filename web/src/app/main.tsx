import { loadEnglishTexts } from 'virtual:english-texts';
import { setupListeners } from '@reduxjs/toolkit/query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { readKeptTexts } from '../shared/i18n/kept-texts.ts';
import { showLanguage, startI18n } from '../shared/i18n/start-i18n.ts';
import { serviceWorkerLink } from '../shared/installed/service-worker-link.ts';
import { followOtherTabs } from '../shared/store/build-store.ts';
import { App } from './app.tsx';
import { buildClient } from './build-client.ts';
import { Providers } from './providers.tsx';

const { store, client, whenRehydrated } = buildClient(localStorage);
followOtherTabs(store, window);
// Reads that are to be fresh when the player comes back to the page.
setupListeners(store.dispatch);

async function start(): Promise<void> {
  const [texts] = await Promise.all([loadEnglishTexts(), whenRehydrated]);
  startI18n(texts);
  const kept = readKeptTexts(store.getState().preferences.interfaceLanguage.name);
  if (kept !== null) await showLanguage(kept);
  const element = document.querySelector('#root') ?? document.body;
  element.className = '';
  createRoot(element).render(
    <StrictMode>
      <Providers store={store} client={client}>
        <BrowserRouter>
          <App />
        </BrowserRouter>
      </Providers>
    </StrictMode>,
  );
}

void start();
if (import.meta.env.PROD) void serviceWorkerLink.start();
