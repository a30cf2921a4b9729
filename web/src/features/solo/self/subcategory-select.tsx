import { useTranslation } from 'react-i18next';
import { useActionQuery } from '../../../shared/api/use-action-query.ts';
import { useContentLanguage } from '../../../shared/settings/use-content-language.ts';
import { SelectField } from '../../../shared/ui/select-field.tsx';

interface SubcategorySelectProps {
  /** Slug. */
  category: string;
  /** "": the whole category. */
  value: string;
  onChange: (slug: string) => void;
}

/** The topics of a category, or all of them. */
export function SubcategorySelect({ category, value, onChange }: SubcategorySelectProps) {
  const { t } = useTranslation();
  const { data } = useActionQuery('get_subcategory_by_maincategory', { category_slug: category });
  const lang = useContentLanguage(data?.data[0]?.language_id);
  const topics = (data?.data ?? []).map(({ slug, subcategory_name }) => ({
    value: slug,
    label: subcategory_name,
    lang,
  }));
  return (
    <SelectField
      label={t('self.subcategory')}
      value={value}
      options={[{ value: '', label: t('self.wholeCategory') }, ...topics]}
      onChange={onChange}
    />
  );
}
