/** Names the manifest, from which a browser learns that the game can be installed: nothing that a first drawing waits for. */
export function offerInstall(): void {
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = '/app.webmanifest';
  document.head.append(link);
}
