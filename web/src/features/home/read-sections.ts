import type { ActionAnswerOf } from '../../shared/api/action-types.ts';

type HomeSettings = ActionAnswerOf<'get_web_home_settings'>['data'];

export interface HomeSection {
  id: string;
  heading: string;
  tiles: readonly { title: string; text: string; image: string }[];
}

/** The sections that the operator shows (mode "1"), each with the tiles that have a title. */
export function readSections(home: HomeSettings): HomeSection[] {
  const sections = [
    { isShown: home.section_1_mode === '1', number: 1, tiles: 3 },
    { isShown: home.section_2_mode === '1', number: 2, tiles: 4 },
    { isShown: home.section_3_mode === '1', number: 3, tiles: 4 },
  ];
  const fields: Readonly<Record<string, unknown>> = home;
  const text = (key: string) => String(fields[key] ?? '');
  return sections
    .filter(({ isShown }) => isShown)
    .map(({ number, tiles }) => {
      const id = `section${number}`;
      const all = Array.from({ length: tiles }, (_, place) => ({
        title: text(`${id}_title${place + 1}`),
        text: text(`${id}_desc${place + 1}`),
        image: text(`${id}_image${place + 1}`),
      }));
      return { id, heading: text(`${id}_heading`), tiles: all.filter(({ title }) => title !== '') };
    });
}
