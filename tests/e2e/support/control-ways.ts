import { expect, type Locator } from '@playwright/test';
import { type AnswerWay, byMouse } from './answer-ways.ts';

/** More than a page of a mode has places to stop at. */
const MOST_STOPS = 90;

/** Presses a button, ticks a box or chooses a chip in the way a player answers. */
export async function press(way: AnswerWay, control: Locator): Promise<void> {
  if (way === byMouse) return control.click();
  await tabTo(control);
  const isBox = await control.evaluate((element) => element instanceof HTMLInputElement);
  await control.page().keyboard.press(isBox ? 'Space' : 'Enter');
}

/** Writes into a field, or chooses from a list what is called so. */
export async function fillIn(way: AnswerWay, field: Locator, text: string): Promise<void> {
  if (way === byMouse) {
    const isList = await field.evaluate((element) => element instanceof HTMLSelectElement);
    await (isList ? field.selectOption({ label: text }) : field.fill(text));
    return;
  }
  await tabTo(field);
  await field.page().keyboard.press('ControlOrMeta+a');
  await field.page().keyboard.type(text);
}

async function tabTo(wanted: Locator): Promise<void> {
  await expect(wanted).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await wanted.page().keyboard.press('Tab');
  }
  throw new Error(`no Tab leads to ${wanted}`);
}
