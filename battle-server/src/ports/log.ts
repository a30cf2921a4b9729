/** Structured lines for operators: never tokens, answers of running questions, or messages' raw bodies. */
export interface Log {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}
