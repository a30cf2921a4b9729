import { type PointerEvent, type RefObject, useRef, useState } from 'react';

/** Puts `item` at `place` of a list. */
export function moveTo<Item>(list: readonly Item[], item: Item, place: number): Item[] {
  const others = list.filter((other) => other !== item);
  return others.toSpliced(Math.max(0, Math.min(place, others.length)), 0, item);
}

interface DragOrder<Item> {
  list: RefObject<HTMLOListElement | null>;
  /** What is dragged now; null for nothing. */
  dragged: Item | null;
  /** For the handle of an item. */
  handle: (item: Item) => {
    onPointerDown: (event: PointerEvent) => void;
    onPointerMove: (event: PointerEvent) => void;
    onPointerUp: () => void;
    onPointerCancel: () => void;
  };
}

/** Items of an upright list change places by being dragged at their handles, by mouse, pen or finger. */
export function useDragOrder<Item>(
  order: readonly Item[],
  onOrder: (order: readonly Item[]) => void,
): DragOrder<Item> {
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<Item | null>(null);
  const drop = () => setDragged(null);
  return {
    list,
    dragged,
    handle: (item) => ({
      onPointerDown: (event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        setDragged(item);
      },
      onPointerMove: ({ clientY }) => {
        if (dragged !== item) return;
        const place = placeAt(list.current, order.indexOf(item), clientY);
        if (place !== order.indexOf(item)) onOrder(moveTo(order, item, place));
      },
      onPointerUp: drop,
      onPointerCancel: drop,
    }),
  };
}

/** How many of the other rows have their middle above `y`. */
function placeAt(list: HTMLOListElement | null, own: number, y: number): number {
  const rows = [...(list?.children ?? [])].filter((_row, place) => place !== own);
  return rows.filter((row) => {
    const { top, height } = row.getBoundingClientRect();
    return top + height / 2 < y;
  }).length;
}
