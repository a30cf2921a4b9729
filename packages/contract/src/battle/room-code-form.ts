/** Form of a room's code once it is trimmed and in capitals: letters and digits; which of them are in use is a setting. */
export const ROOM_CODE_FORM = /^[A-Z0-9]{6}$/;

/** Whether this may be the code of a room as a player types it: case and blanks around it do not matter. */
export function isRoomCode(typed: string): boolean {
  return ROOM_CODE_FORM.test(typed.trim().toUpperCase());
}
