import { type WebHomeSettings, webHomeSettings } from '@quiz-arena/contract/actions/configuration';
import { contestRow } from '@quiz-arena/contract/actions/contests';
import { factory } from './factories.ts';

export const makeContest = factory(contestRow, {
  id: '3',
  language_id: '14',
  name: 'Capitals',
  start_date: '2026-02-01T00:00:00Z',
  end_date: '2026-02-08T00:00:00Z',
  description: '',
  image: '',
  entry: '0',
  prize_status: '0',
  status: '1',
  points: [],
  top_users: '3',
  participants: '12',
});

/** A landing page with one slide, on which every text says where it stands. */
export const makeHomeSettings = factory(webHomeSettings, {
  ...Object.fromEntries(
    Object.keys(webHomeSettings.shape)
      .filter((key) => /_(heading|title|desc|image)\d*$/.test(key))
      .map((key) => [key, key.includes('_image') ? '' : key]),
  ),
  sliderData: [{ id: '1', language_id: '14', image: '', title: 'slide title', description: 'slide text' }],
  section_1_mode: '1',
  section_2_mode: '1',
  section_3_mode: '1',
} as WebHomeSettings);
