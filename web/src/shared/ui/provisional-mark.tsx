import { useTranslation } from 'react-i18next';

/** Behind a rating that is still a guess [B19]: a question mark, and the words for it. */
export function ProvisionalMark() {
  const { t } = useTranslation();
  const words = t('rating.provisional');
  return (
    <>
      <span aria-hidden="true" title={words}>
        ?
      </span>
      <span className="visually-hidden">, {words}</span>
    </>
  );
}
