import type { FunAndLearnRow } from '@quiz-arena/contract/actions/questions';
import { IconFileTypePdf, IconPlayerPlayFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { usePlayMode } from '../../../modes/use-play-mode.ts';
import { ModeGate } from '../../../quiz-play/mode-gate.tsx';
import { QueryView } from '../../../shared/api/query-view.tsx';
import { useContentLanguage } from '../../../shared/settings/use-content-language.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { ContentName } from '../../../shared/ui/content-name.tsx';
import { ModeArt } from '../../../shared/ui/illustrations/mode-art.tsx';
import { PrimaryButton } from '../../../shared/ui/primary-button.tsx';
import { sanitiseHtml } from '../../../shared/ui/sanitise-html.ts';
import { SkeletonList } from '../../../shared/ui/skeletons.tsx';
import { PageHead } from '../choose/page-head.tsx';
import { UnknownPlace } from '../choose/unknown-place.tsx';
import { placePath, zonePath } from '../place-path.ts';
import { usePlace } from '../use-place.ts';
import { PassageVideo } from './passage-video.tsx';
import styles from './text-page.module.css';
import { TextPlaceName } from './text-place-name.tsx';
import { useTexts } from './use-texts.ts';

/** A text to be read in peace; no clock runs before its questions are started. */
export function TextPage() {
  const { t } = useTranslation();
  const mode = usePlayMode();
  const place = usePlace();
  const query = useTexts(place);
  const unknown = <UnknownPlace title={t('document_does_not_exist')} text={t('zone.unknown.text')} />;
  return (
    <ModeGate mode={mode.id}>
      <QueryView query={query} skeleton={<SkeletonList count={2} height={320} />} empty={unknown}>
        {({ data }) => {
          const text = data.find(({ id }) => id === place.text);
          if (text === undefined) return unknown;
          return (
            <>
              <PageHead
                art={<ModeArt mode={mode.id} size={64} />}
                title={<ContentName name={text.title} languageId={text.language_id} />}
                text={t('zone.questions', { count: Number(text.no_of_que) })}
                back={{
                  to: zonePath(mode, place.category, place.subcategory),
                  label: <TextPlaceName text={text} />,
                }}
              />
              <Passage text={text} playPath={placePath(mode.paths.play, place)} />
            </>
          );
        }}
      </QueryView>
    </ModeGate>
  );
}

function Passage({ text, playPath }: { text: FunAndLearnRow; playPath: string }) {
  const { t } = useTranslation();
  const language = useContentLanguage(text.language_id);
  return (
    <div className={styles.page}>
      <Card className={styles.passage}>
        <article lang={language} dir="auto" dangerouslySetInnerHTML={{ __html: sanitiseHtml(text.detail) }} />
        <Attachment text={text} />
      </Card>
      <PrimaryButton to={playPath} icon={<IconPlayerPlayFilled size={20} aria-hidden="true" />}>
        {t('learn.start')}
      </PrimaryButton>
    </div>
  );
}

/** What belongs to a text beside it: a video, played here, or a document, opened in a tab of its own. */
function Attachment({ text: { content_type, content_data, title } }: { text: FunAndLearnRow }) {
  const { t } = useTranslation();
  if (content_type === '0' || content_data === '') return null;
  if (content_type === '1') return <PassageVideo id={content_data} title={title} />;
  return (
    <a className={styles.attachment} href={content_data} target="_blank" rel="noopener noreferrer">
      <IconFileTypePdf size={24} aria-hidden="true" />
      {t('learn.document')}
    </a>
  );
}
