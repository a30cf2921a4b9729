import { useAppSelector } from '../../store/app-hooks.ts';
import { type BrandColors, defaultBrand } from './brand-variables.ts';

/** The brand's two colours of the web settings, or the built-in ones. */
export function useBrand(): BrandColors {
  const primary = useAppSelector((state) => state.settings.web?.primary_color);
  const footer = useAppSelector((state) => state.settings.web?.footer_color);
  return { primary: primary || defaultBrand.primary, footer: footer || defaultBrand.footer };
}
