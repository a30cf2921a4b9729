/** Mean of a number over the items; 0 for none. */
export function mean<Item>(items: readonly Item[], measure: (item: Item) => number): number {
  return items.length === 0 ? 0 : items.reduce((sum, item) => sum + measure(item), 0) / items.length;
}
