import type { Locator } from '@playwright/test';
import { type AnswerWay, byMouse } from './answer-ways.ts';
import { focusByTab, typeInto } from './keyboard.ts';

/** Presses a button, ticks a box or chooses a chip in the way a player answers. */
export async function press(way: AnswerWay, control: Locator): Promise<void> {
  if (way === byMouse) return control.click();
  await focusByTab(control);
  const isBox = await control.evaluate((element) => element instanceof HTMLInputElement);
  await control.page().keyboard.press(isBox ? 'Space' : 'Enter');
}

/** Writes into a field, or chooses from a list what is called so. */
export async function fillIn(way: AnswerWay, field: Locator, text: string): Promise<void> {
  if (way !== byMouse) return typeInto(field, text);
  const isList = await field.evaluate((element) => element instanceof HTMLSelectElement);
  await (isList ? field.selectOption({ label: text }) : field.fill(text));
}
