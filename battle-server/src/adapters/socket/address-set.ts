import { BlockList, isIP } from 'node:net';

/** Whether an address is one of `list`: addresses and CIDR ranges (`10.0.0.0/8`, `fd00::/8`), of IPv4 and IPv6. */
export function createAddressSet(list: readonly string[]): (address: string) => boolean {
  const set = new BlockList();
  for (const entry of list) {
    const [address = '', bits] = entry.split('/');
    if (bits === undefined) set.addAddress(address, family(address));
    else set.addSubnet(address, Number(bits), family(address));
  }
  return (address) => isIP(address) !== 0 && set.check(address, family(address));
}

/** Whether `createAddressSet` takes it. */
export function isAddressOrRange(entry: string): boolean {
  const [address = '', bits = '0', ...more] = entry.split('/');
  const version = isIP(address);
  return (
    version !== 0 && more.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128)
  );
}

function family(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}
