/** A sentence for the operator instead of a stack. */
export class Usage extends Error {}
