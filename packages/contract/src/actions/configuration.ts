import { z } from 'zod';
import { defineAction } from '../action.ts';
import { languageField } from '../request-fields.ts';
import { isSettingValue, type SettingKey, settingKeys, settings, type WireSettings } from '../settings.ts';
import { wireFlag, wireId, wireUrl } from '../wire-values.ts';

/** All settings as on the wire, each in the form of its kind; a key that an older server lacks has its default. */
const wireSettings: z.ZodType<WireSettings, { [Key in SettingKey]?: string | undefined }> = z.object(
  Object.fromEntries(
    settingKeys.map((key) => [
      key,
      z
        .string()
        .refine((value) => isSettingValue(key, value))
        .default(settings[key].default),
    ]),
  ) as Record<SettingKey, z.ZodDefault<z.ZodString>>,
);

export const pageTypes = [
  'about_us',
  'privacy_policy',
  'terms_conditions',
  'contact_us',
  'instructions',
  'app_name',
  'faq',
] as const;

const colour = z.string().regex(/^#[0-9A-Fa-f]{6}$/);

/** What the web client needs before its first page: sign-in project, footer, icons, colours. */
export const webSettings = z.object({
  firebase_api_key: z.string(),
  firebase_auth_domain: z.string(),
  firebase_database_url: z.string(),
  firebase_project_id: z.string(),
  firebase_storage_bucket: z.string(),
  firebase_messager_sender_id: z.string(),
  firebase_app_id: z.string(),
  firebase_measurement_id: z.string(),
  /** Address of a local sign-in emulator; absent with a real project. */
  auth_emulator_url: z.url({ protocol: /^https?$/ }).optional(),
  company_name_footer: z.string(),
  email_footer: z.string(),
  phone_number_footer: z.string(),
  web_link_footer: z.string(),
  company_text: z.string(),
  address_text: z.string(),
  header_logo: wireUrl,
  footer_logo: wireUrl,
  sticky_header_logo: wireUrl,
  quiz_zone_icon: wireUrl,
  daily_quiz_icon: wireUrl,
  true_false_icon: wireUrl,
  fun_learn_icon: wireUrl,
  self_challange_icon: wireUrl,
  contest_play_icon: wireUrl,
  one_one_battle_icon: wireUrl,
  group_battle_icon: wireUrl,
  audio_question_icon: wireUrl,
  math_mania_icon: wireUrl,
  exam_icon: wireUrl,
  guess_the_word_icon: wireUrl,
  multi_match_icon: wireUrl,
  primary_color: colour,
  footer_color: colour,
  social_media: z.array(z.object({ link: wireUrl, icon: wireUrl })),
});
export type WebSettings = z.infer<typeof webSettings>;

const firstSection = {
  section1_heading: z.string(),
  section1_title1: z.string(),
  section1_title2: z.string(),
  section1_title3: z.string(),
  section1_image1: wireUrl,
  section1_image2: wireUrl,
  section1_image3: wireUrl,
  section1_desc1: z.string(),
  section1_desc2: z.string(),
  section1_desc3: z.string(),
};

const secondSection = {
  section2_heading: z.string(),
  section2_title1: z.string(),
  section2_title2: z.string(),
  section2_title3: z.string(),
  section2_title4: z.string(),
  section2_image1: wireUrl,
  section2_image2: wireUrl,
  section2_image3: wireUrl,
  section2_image4: wireUrl,
  section2_desc1: z.string(),
  section2_desc2: z.string(),
  section2_desc3: z.string(),
  section2_desc4: z.string(),
};

const thirdSection = {
  section3_heading: z.string(),
  section3_title1: z.string(),
  section3_title2: z.string(),
  section3_title3: z.string(),
  section3_title4: z.string(),
  section3_image1: wireUrl,
  section3_image2: wireUrl,
  section3_image3: wireUrl,
  section3_image4: wireUrl,
  section3_desc1: z.string(),
  section3_desc2: z.string(),
  section3_desc3: z.string(),
  section3_desc4: z.string(),
};

export const webHomeSettings = z.object({
  sliderData: z.array(
    z.object({
      id: wireId,
      language_id: wireId,
      image: wireUrl,
      title: z.string(),
      description: z.string(),
    }),
  ),
  section_1_mode: wireFlag,
  ...firstSection,
  section_2_mode: wireFlag,
  ...secondSection,
  section_3_mode: wireFlag,
  ...thirdSection,
});
export type WebHomeSettings = z.infer<typeof webHomeSettings>;

export const configurationActions = {
  get_system_configurations: defineAction({
    access: 'public',
    request: z.strictObject({}),
    answer: { data: wireSettings },
    isOpenInMaintenance: true,
  }),
  get_web_settings: defineAction({
    access: 'public',
    request: z.strictObject({}),
    answer: { data: webSettings },
    isOpenInMaintenance: true,
  }),
  get_web_home_settings: defineAction({
    access: 'public',
    languageAware: true,
    languageFallback: '14',
    request: z.strictObject({ language_id: languageField }),
    answer: { data: webHomeSettings },
  }),
  /** With a type its HTML, else all of them; in the language named, as far as they are written in it. */
  get_settings: defineAction({
    access: 'public',
    request: z.strictObject({ type: z.enum(pageTypes).optional(), language_id: languageField }),
    answer: {
      data: z.union([
        z.string(),
        z.array(z.object({ id: wireId, type: z.enum(pageTypes), message: z.string() })),
      ]),
    },
  }),
};
