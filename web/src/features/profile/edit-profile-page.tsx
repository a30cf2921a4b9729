import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/routing/paths.ts';
import { useSetting } from '../../shared/settings/use-setting.ts';
import { useAppSelector } from '../../shared/store/app-hooks.ts';
import { SubPage } from '../../shared/ui/sub-page.tsx';
import { MantineScope } from '../../shared/ui/theme/mantine-scope.tsx';
import { DeleteAccount } from './delete-account.tsx';
import styles from './edit-profile.module.css';
import { EditProfileForm } from './edit-profile-form.tsx';

/** Name, face and address as other players and the operator see them; and the end of the account. */
export function EditProfilePage() {
  const { t } = useTranslation();
  const user = useAppSelector((state) => state.session.user);
  const isDemo = useSetting('demo_version');
  if (user === null) return null;
  return (
    <MantineScope>
      <SubPage title={t('title.editProfile')} back={{ to: paths.profile, label: t('account.toProfile') }}>
        {isDemo && <p className={styles.notice}>{t('edit.demo')}</p>}
        <EditProfileForm user={user} />
        <DeleteAccount user={user} />
      </SubPage>
    </MantineScope>
  );
}
