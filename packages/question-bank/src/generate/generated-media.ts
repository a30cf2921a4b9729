/** A picture or sound that rules make. */
export interface GeneratedMedia {
  /** Below the media folder, as records name it. */
  readonly file: string;
  /** Makes it: the same bytes every time. */
  readonly bytes: () => Buffer;
}
