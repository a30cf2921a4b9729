import { configureStore, type Middleware } from '@reduxjs/toolkit';
import { REMEMBER_REHYDRATED, rememberEnhancer, rememberReducer } from 'redux-remember';
import { type ActionClientHolder, quizApi } from '../api/quiz-api.ts';
import { loggedIn, loggedOut } from '../session/session-slice.ts';
import { createPersistDriver, type KeyedStorage, ROOT_KEY } from './persist-driver.ts';
import { rememberedSlices, rootReducer } from './root-reducer.ts';
import { rootStateArrived } from './root-state-arrived.ts';

export interface StoreOptions {
  storage: KeyedStorage;
  api: ActionClientHolder;
}

export type AppStore = ReturnType<typeof buildStore>['store'];

/**
 * The one store. Its remembered slices are kept in `storage`; `whenRehydrated` settles once they have come back,
 * or could not.
 */
export function buildStore({ storage, api }: StoreOptions) {
  const { promise: whenRehydrated, resolve } = Promise.withResolvers<void>();
  const watch: Middleware =
    ({ dispatch }) =>
    (next) =>
    (action) => {
      const result = next(action);
      if ((action as { type?: string }).type === REMEMBER_REHYDRATED) resolve();
      // What was read belongs to whoever was signed in.
      if (loggedIn.match(action) || loggedOut.match(action)) dispatch(quizApi.util.resetApiState());
      return result;
    };
  const store = configureStore({
    reducer: rememberReducer(rootReducer),
    middleware: (withDefaults) =>
      withDefaults({ thunk: { extraArgument: api } }).concat(quizApi.middleware, watch),
    enhancers: (withDefaults) =>
      // Outermost, so that the middleware sees REMEMBER_REHYDRATED.
      withDefaults().prepend(
        rememberEnhancer(createPersistDriver(storage), [...rememberedSlices], {
          prefix: 'persist:',
          persistWholeStore: true,
        }),
      ),
  });
  return { store, whenRehydrated };
}

/** Follows what other tabs store. @returns a function that stops following */
export function followOtherTabs(store: AppStore, target: Window): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== ROOT_KEY || event.newValue === null) return;
    try {
      store.dispatch(rootStateArrived(JSON.parse(event.newValue)));
    } catch {
      return;
    }
  };
  target.addEventListener('storage', onStorage);
  return () => target.removeEventListener('storage', onStorage);
}
