/** What the bundler tells of a module while it makes chunks. */
interface Graph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[]; readonly code: string | null } | null;
}

/** Its one module names every icon there is; only those in use are meant. */
const ICON_LIST = /@tabler[\\/]icons-react[\\/]dist[\\/]esm[\\/]tabler-icons-react\./;
const ICON = /\bIcon[A-Z]\w*/g;

/**
 * Tells which modules every visit needs: what the roots import at once, and all that this imports. As one chunk they are
 * closed in themselves: no chunk that needs them has to be there before they can run.
 * @param roots ids of modules
 */
export function startModules(roots: readonly string[]): (id: string, graph: Graph) => boolean {
  let found: ReadonlySet<string> | null = null;
  return (id, graph) => {
    found ??= withIcons(importedBy(roots, graph), graph);
    return found.has(id);
  };
}

function importedBy(roots: readonly string[], graph: Graph): Set<string> {
  const found = new Set<string>();
  const queue = [...roots];
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    if (!isIconList(id)) queue.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

function isIconList(id: string): boolean {
  return ICON_LIST.test(id);
}

/** With the icons that these modules name. */
function withIcons(modules: ReadonlySet<string>, graph: Graph): ReadonlySet<string> {
  const [lists, others] = [[...modules].filter(isIconList), [...modules].filter((id) => !isIconList(id))];
  const named = new Set(others.flatMap((id) => graph.getModuleInfo(id)?.code?.match(ICON) ?? []));
  const icons = lists
    .flatMap((id) => graph.getModuleInfo(id)?.importedIds ?? [])
    .filter((id) => named.has(/(\w+)\.\w+$/.exec(id)?.[1] ?? ''));
  return new Set([...modules, ...importedBy(icons, graph)]);
}
