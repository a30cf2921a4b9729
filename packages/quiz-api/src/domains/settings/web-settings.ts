import type { WebSettings } from '@quiz-arena/contract/actions/configuration';
import type { Config } from '../../config.ts';

type Icon = Extract<keyof WebSettings, `${string}_icon` | `${string}_logo`>;

/** "" stands for the client's own picture, which is drawn with its theme and needs no request. */
const builtInPictures: Readonly<Record<Icon, string>> = {
  header_logo: '',
  footer_logo: '',
  sticky_header_logo: '',
  quiz_zone_icon: '',
  daily_quiz_icon: '',
  true_false_icon: '',
  fun_learn_icon: '',
  self_challange_icon: '',
  contest_play_icon: '',
  one_one_battle_icon: '',
  group_battle_icon: '',
  audio_question_icon: '',
  math_mania_icon: '',
  exam_icon: '',
  guess_the_word_icon: '',
  multi_match_icon: '',
};

/** What the web client needs before its first page. The sign-in project comes from the environment. */
export function webSettingsOf(config: Config): WebSettings {
  return {
    ...builtInPictures,
    firebase_api_key: config.FIREBASE_API_KEY,
    firebase_auth_domain: config.FIREBASE_AUTH_DOMAIN,
    firebase_database_url: config.FIREBASE_DATABASE_URL,
    firebase_project_id: config.FIREBASE_PROJECT_ID,
    firebase_storage_bucket: config.FIREBASE_STORAGE_BUCKET,
    firebase_messager_sender_id: config.FIREBASE_MESSAGING_SENDER_ID,
    firebase_app_id: config.FIREBASE_APP_ID,
    firebase_measurement_id: config.FIREBASE_MEASUREMENT_ID,
    ...(config.AUTH_EMULATOR_URL !== '' && { auth_emulator_url: config.AUTH_EMULATOR_URL }),
    company_name_footer: 'Quiz Arena',
    email_footer: '',
    phone_number_footer: '',
    web_link_footer: config.PUBLIC_URL,
    company_text: 'Quick questions, real rivals: learn something with every round.',
    address_text: '',
    primary_color: '#EF5388',
    footer_color: '#090029',
    social_media: [],
  };
}
