/** Form of an id on the wire. */
export const ID_FORM = /^[A-Za-z0-9_-]{1,64}$/;

/**
 * A text as the id that it is, for code that has no room for the schemas: `readId<RoomId>(room)`.
 * @throws TypeError when it has not the form of an id
 */
export function readId<Id extends string>(text: string): Id {
  if (!ID_FORM.test(text)) throw new TypeError('not an id');
  return text as Id;
}
