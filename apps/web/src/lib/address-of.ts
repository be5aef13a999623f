export type AddressParts = Readonly<Record<string, string | number | boolean | undefined>>;

/** The address of one call: the service's base, the route's path with its parameters filled in, the query behind it. */
export function addressOf(base: string, path: string, params: AddressParts = {}, query: AddressParts = {}): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  return base.replace(/\/$/, '') + filled + (search.size > 0 ? `?${search}` : '');
}
