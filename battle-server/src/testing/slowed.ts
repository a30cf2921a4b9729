/** A port whose calls wait before they are carried out and before their answers come. */
export function slowed<Port extends object>(port: Port, delay: () => Promise<void>): Port {
  return new Proxy(port, {
    get(target, name) {
      const method: unknown = Reflect.get(target, name);
      return typeof method === 'function'
        ? async (...given: unknown[]) => {
            await delay();
            const answer: unknown = await Reflect.apply(method, target, given);
            await delay();
            return answer;
          }
        : method;
    },
  });
}
