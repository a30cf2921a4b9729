/** `replace` for `find`, which is in `file` (below the root of the project) exactly once. */
export interface SabotagePatch {
  readonly file: string;
  readonly find: string;
  readonly replace: string;
}
