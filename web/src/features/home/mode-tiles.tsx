import type { ModeId } from '@quiz-arena/contract/modes';
import type { SettingKey } from '@quiz-arena/contract/settings';
import type { PlainTextKey } from '@quiz-arena/contract/texts/en';
import { useTranslation } from 'react-i18next';
import { useHasPage } from '../../shared/routing/open-paths.tsx';
import { type Path, paths } from '../../shared/routing/paths.ts';
import { selectSettings } from '../../shared/settings/use-setting.ts';
import { useAppSelector } from '../../shared/store/app-hooks.ts';
import { ModeArt } from '../../shared/ui/illustrations/mode-art.tsx';
import { SectionTitle } from '../../shared/ui/section-title.tsx';
import { Tile, TileGrid } from '../../shared/ui/tile.tsx';

interface ModeTile {
  mode: ModeId;
  path: Path;
  /** Settings that all have to be on; practice has none. */
  flags: readonly SettingKey[];
  titleKey: PlainTextKey;
  textKey: PlainTextKey;
}

/** In the order in which they are shown; a mode whose page does not exist, or that is switched off, is left out. */
const modeTiles: readonly ModeTile[] = [
  {
    mode: 'quiz-zone',
    path: paths.quizZone,
    flags: ['quiz_zone_mode'],
    titleKey: 'mode.quizZone',
    textKey: 'mode.quizZone.text',
  },
  {
    mode: 'daily-quiz',
    path: paths.dailyQuiz,
    flags: ['daily_quiz_mode'],
    titleKey: 'mode.dailyQuiz',
    textKey: 'mode.dailyQuiz.text',
  },
  {
    mode: 'true-false',
    path: paths.trueFalse,
    flags: ['true_false_mode'],
    titleKey: 'mode.trueFalse',
    textKey: 'mode.trueFalse.text',
  },
  {
    mode: 'fun-and-learn',
    path: paths.funAndLearn,
    flags: ['fun_n_learn_question'],
    titleKey: 'mode.funAndLearn',
    textKey: 'mode.funAndLearn.text',
  },
  {
    mode: 'guess-the-word',
    path: paths.guessTheWord,
    flags: ['guess_the_word_question'],
    titleKey: 'mode.guessTheWord',
    textKey: 'mode.guessTheWord.text',
  },
  {
    mode: 'maths',
    path: paths.maths,
    flags: ['maths_quiz_mode'],
    titleKey: 'mode.math',
    textKey: 'mode.math.text',
  },
  {
    mode: 'multi-match',
    path: paths.multiMatch,
    flags: ['multi_match_mode'],
    titleKey: 'mode.multiMatch',
    textKey: 'mode.multiMatch.text',
  },
  {
    mode: 'audio',
    path: paths.audio,
    flags: ['audio_mode_question'],
    titleKey: 'mode.audio',
    textKey: 'mode.audio.text',
  },
  {
    mode: 'self-challenge',
    path: paths.selfChallenge,
    flags: ['self_challenge_mode'],
    titleKey: 'mode.selfChallenge',
    textKey: 'mode.selfChallenge.text',
  },
  {
    mode: 'contest',
    path: paths.contests,
    flags: ['contest_mode'],
    titleKey: 'mode.contest',
    textKey: 'mode.contest.text',
  },
  {
    mode: 'exam',
    path: paths.exams,
    flags: ['exam_module'],
    titleKey: 'mode.exam',
    textKey: 'mode.exam.text',
  },
  {
    mode: 'mistakes',
    path: paths.mistakes,
    flags: [],
    titleKey: 'mode.mistakes',
    textKey: 'mode.mistakes.text',
  },
  {
    mode: 'random',
    path: paths.randomBattle,
    flags: ['battle_mode_one', 'battle_mode_random'],
    titleKey: 'mode.randomBattle',
    textKey: 'mode.randomBattle.text',
  },
  {
    mode: 'friend',
    path: paths.friendBattle,
    flags: ['battle_mode_one'],
    titleKey: 'battle.room.friendTitle',
    textKey: 'mode.friendBattle.text',
  },
  {
    mode: 'group',
    path: paths.groupBattle,
    flags: ['battle_mode_group'],
    titleKey: 'mode.groupBattle',
    textKey: 'mode.groupBattle.text',
  },
];

/** All ways to play, as tiles. */
export function ModeTiles() {
  const { t } = useTranslation();
  const hasPage = useHasPage();
  const settings = useAppSelector(selectSettings);
  const open = modeTiles.filter((tile) => hasPage(tile.path) && tile.flags.every((flag) => settings[flag]));
  // Practice alone, which nothing switches off, is no way to play.
  const shown = open.some(({ flags }) => flags.length > 0) ? open : [];
  return (
    <section aria-labelledby="modes">
      <SectionTitle id="modes">{t('home.modes.title')}</SectionTitle>
      {shown.length === 0 && <p>{t('no_quizzes_available')}</p>}
      <TileGrid>
        {shown.map(({ mode, path, titleKey, textKey }) => (
          <Tile key={mode} to={path} art={<ModeArt mode={mode} />} title={t(titleKey)} text={t(textKey)} />
        ))}
      </TileGrid>
    </section>
  );
}
