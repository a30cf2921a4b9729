import type { ListenerEffectAPI } from '@reduxjs/toolkit';
import type { ActionClientHolder } from '../../shared/api/quiz-api.ts';
import type { AppDispatch } from '../../shared/store/app-hooks.ts';
import type { RootState } from '../../shared/store/root-reducer.ts';

/** What an effect is given: the store, its own life, and the client of the backend. */
export type EffectApi = ListenerEffectAPI<RootState, AppDispatch, ActionClientHolder>;
