import { InfoPage } from './info-page.tsx';

/** Who makes the game. */
export function AboutUsPage() {
  return <InfoPage type="about_us" titleKey="title.aboutUs" />;
}

/** How to reach who runs it. */
export function ContactUsPage() {
  return <InfoPage type="contact_us" titleKey="title.contactUs" />;
}

/** Questions that players ask. */
export function FaqPage() {
  return <InfoPage type="faq" titleKey="title.faq" />;
}

/** The rules, in short. */
export function HowToPlayPage() {
  return <InfoPage type="instructions" titleKey="title.howToPlay" />;
}

/** What is kept of a player, and what becomes of it. */
export function PrivacyPolicyPage() {
  return <InfoPage type="privacy_policy" titleKey="title.privacyPolicy" />;
}

/** What player and operator owe each other. */
export function TermsPage() {
  return <InfoPage type="terms_conditions" titleKey="title.terms" />;
}
