import type { Store, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch, useSelector, useStore } from 'react-redux';
import type { ActionClientHolder } from '../api/quiz-api.ts';
import type { RootState } from './root-reducer.ts';

/** Understands thunks; they are given the ActionClientHolder as `extra`. */
export type AppDispatch = ThunkDispatch<RootState, ActionClientHolder, UnknownAction>;

/** The store as the client's parts know it. */
export type RootStore = Store<RootState> & { dispatch: AppDispatch };

export const useAppSelector = useSelector.withTypes<RootState>();
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
/** For values read once in an event handler, without drawing again when they change. */
export const useAppStore = useStore.withTypes<RootStore>();
