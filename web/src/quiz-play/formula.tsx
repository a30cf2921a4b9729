import katex from 'katex';
import 'katex/dist/katex.min.css';
import { useLayoutEffect, useRef } from 'react';
import styles from './formula.module.css';

/** A formula, written as TeX; screen readers get it as MathML. One that cannot be read is shown as it is written. */
export function Formula({ tex }: { tex: string }) {
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (place.current === null) return;
    // Built with nodes, not with markup: the page's policy allows no style attributes in markup.
    katex.render(tex, place.current, { throwOnError: false, trust: false, strict: 'ignore' });
  }, [tex]);
  return <span ref={place} className={styles.formula} dir="ltr" />;
}
