/**
 * Markup, scripts and templates that a page must show as they are written. Each calls `canary` if it runs. The
 * first four are short enough for a player's name (40 characters).
 */
export const hostileTexts = [
  '<img data-canary src onerror=canary(1)>',
  '<script data-canary>canary(2)</script>',
  '<svg data-canary onload=canary(3)>',
  '"><b data-canary onmouseover=canary(4)>',
  '<iframe data-canary srcdoc="<script>parent.canary(5)</script>">',
  '<a data-canary href="javascript:canary(6)">go</a>',
  "'-canary(7)-'",
  '{{constructor.constructor("canary(8)")()}}',
  '</title><script data-canary>canary(9)</script>',
  '&lt;img src=x onerror=canary(10) data-canary&gt;',
] as const;

/** Formulas that would lead elsewhere or set attributes if they were trusted. */
export const hostileFormula =
  '$\\href{javascript:canary(11)}{x}\\htmlData{canary=1}{y}\\includegraphics{//evil.test/x.png}$';
