import styles from './category-art.module.css';
import { drawnCategories } from './drawn-categories.ts';
import drawings from './illustrations/category-art.svg?no-inline';

const tones = ['violet', 'teal', 'amber', 'blue', 'accent'] as const;

interface CategoryArtProps {
  /** Absolute URL of a picture, or "". */
  image: string;
  name: string;
  /** Of the category or subcategory: one that the bank brings has a drawing. */
  slug?: string;
  size?: number;
}

/** A category's picture, its drawing, or its first letter, on a tone of its own. Decoration: the name stands beside it. */
export function CategoryArt({ image, name, slug = '', size = 52 }: CategoryArtProps) {
  const box = { inlineSize: size, blockSize: size };
  if (image !== '') {
    return (
      <img className={styles.art} src={image} alt="" width={size} height={size} loading="lazy" style={box} />
    );
  }
  const [letter = '?'] = name;
  return (
    <span
      className={styles.art}
      data-tone={toneOf(name)}
      style={{ ...box, fontSize: size * 0.44 }}
      aria-hidden="true"
    >
      {drawnCategories.has(slug) ? (
        <svg focusable="false" aria-hidden="true">
          <use href={`${drawings}#${slug}`} />
        </svg>
      ) : (
        letter.toLocaleUpperCase()
      )}
    </span>
  );
}

function toneOf(name: string): (typeof tones)[number] {
  let sum = 0;
  for (const character of name) sum = (sum * 7 + (character.codePointAt(0) ?? 0)) % 997;
  return tones[sum % tones.length] ?? 'violet';
}
