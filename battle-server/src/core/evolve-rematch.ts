import type { Evolvers } from './evolvers.ts';

export const rematchEvolvers: Evolvers<'rematchOffered' | 'rematchDropped' | 'rematchReady'> = {
  rematchOffered(state, { userId }) {
    return { ...state, rematch: [...state.rematch.filter((one) => one !== userId), userId] };
  },

  rematchDropped(state, { userId }) {
    return { ...state, rematch: state.rematch.filter((one) => one !== userId) };
  },

  rematchReady(state, { roomId }) {
    return { ...state, rematchRoomId: roomId };
  },
};
