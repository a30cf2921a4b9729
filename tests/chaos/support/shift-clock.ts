/** Loaded before everything else (`--import`): the clock on this process's wall is off by CLOCK_OFFSET_MS. */
const offsetMs = Number(process.env.CLOCK_OFFSET_MS ?? '0');
const TrueDate = Date;

function shiftedNow(): number {
  return TrueDate.now() + offsetMs;
}

globalThis.Date = new Proxy(TrueDate, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [shiftedNow()] : args, newTarget) as object,
  get: (target, name, receiver) =>
    name === 'now' ? shiftedNow : (Reflect.get(target, name, receiver) as unknown),
});
