import type { ModeId } from '@quiz-arena/contract/modes';
import { useTranslation } from 'react-i18next';
import type { ActionAnswerOf } from '../../shared/api/action-types.ts';
import { useActionQuery } from '../../shared/api/use-action-query.ts';
import { useWrittenLanguage } from '../../shared/settings/use-written-language.ts';
import { ModeArt } from '../../shared/ui/illustrations/mode-art.tsx';
import { SectionTitle } from '../../shared/ui/section-title.tsx';
import styles from './about-game.module.css';
import { readSections } from './read-sections.ts';

type Slide = ActionAnswerOf<'get_web_home_settings'>['data']['sliderData'][number];

/** Drawn for slides and tiles that have no picture of their own, in their order. */
const drawn = ['quiz-zone', 'random', 'group', 'daily-quiz'] as const satisfies readonly ModeId[];

/** What the operator says about the game: slides, then up to three sections. It may fail: nothing is missing then. */
export function AboutGame() {
  const language = useWrittenLanguage();
  const { data } = useActionQuery('get_web_home_settings', language ?? {}, { skip: language === undefined });
  if (data === undefined) return null;
  const { sliderData: slides } = data.data;
  return (
    <>
      {slides.length > 0 && <Slides slides={slides} />}
      {readSections(data.data).map(({ id, heading, tiles }) => (
        <section key={id} aria-labelledby={id}>
          <SectionTitle id={id}>{heading}</SectionTitle>
          <ul className={styles.tiles}>
            {tiles.map((tile, place) => (
              <li key={tile.title} className={styles.tile}>
                <Picture image={tile.image} place={place} />
                <h3>{tile.title}</h3>
                <p>
                  <bdi>{tile.text}</bdi>
                </p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function Slides({ slides }: { slides: readonly Slide[] }) {
  const { t } = useTranslation();
  return (
    <section aria-label={t('home.slider.label')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard */}
      <ul className={styles.slides} tabIndex={0}>
        {slides.map((slide, place) => (
          <li key={slide.id} className={styles.slide}>
            <Picture image={slide.image} place={place} />
            <span>
              <strong>{slide.title}</strong>
              <small>
                <bdi>{slide.description}</bdi>
              </small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Picture({ image, place }: { image: string; place: number }) {
  if (image !== '') {
    return <img src={image} alt="" width={64} height={64} loading="lazy" className={styles.picture} />;
  }
  return <ModeArt mode={drawn[place % drawn.length] ?? drawn[0]} />;
}
