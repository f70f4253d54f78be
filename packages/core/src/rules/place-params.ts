import { placeAt, places, type Place } from './places.ts';

/** What is in a path at the place's `:names`: `{ link_path: 'spring' }` of '/cards/spring'. Empty for another place's path. */
export function paramsAt(place: Place, path: string): Readonly<Record<string, string>> {
  const names = places[place].split('/');
  const parts = path.split('/');
  if (placeAt(path) !== place) return {};
  return Object.fromEntries(
    names.flatMap((name, at) => (name.startsWith(':') && parts[at] ? [[name.replace(/[:?]/g, ''), decoded(parts[at])]] : [])),
  );
}

/** An address typed by hand may hold a lone %. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
