// The page that is shown when a page cannot be fetched: in the player's language where this browser has kept its texts,
// and gone as soon as there is a connection.
(() => {
  const LOOK_MS = 5000;
  const reload = () => location.reload();
  // "Online" is said when there is a network, which may be before anything can be reached.
  const look = () => fetch('/app.webmanifest', { cache: 'no-store' }).then(reload, () => undefined);
  try {
    const { texts } = JSON.parse(localStorage.getItem('persist:texts') ?? '{}');
    for (const element of document.querySelectorAll('[data-text]')) {
      const text = texts?.[element.dataset.text];
      if (typeof text === 'string') element.textContent = text;
    }
  } catch {
    // Storage switched off or damaged: the page stays in English.
  }
  document.querySelector('button')?.addEventListener('click', reload);
  addEventListener('online', () => void look());
  setInterval(() => void look(), LOOK_MS);
})();
