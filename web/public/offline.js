// The page that is shown when a page cannot be fetched: in the player's language where this browser has kept its texts,
// and gone as soon as there is a connection.
(() => {
  const reload = () => location.reload();
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
  addEventListener('online', reload);
})();
