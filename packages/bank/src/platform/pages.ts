/**
 * Pages of a list: by number while it is small, by cursor always (D-116).
 * The cursor is the offset, sealed in no secret: a list shows only its caller's rows.
 */
type Asked = { readonly page?: number | undefined; readonly page_size?: number | undefined; readonly cursor?: string | undefined };

export function pageAsked({ page = 1, page_size = 10, cursor }: Asked): { limit: number; offset: number } {
  const at = cursor === undefined ? NaN : Number(cursor);
  return { limit: page_size, offset: Number.isSafeInteger(at) && at >= 0 && at <= 1_000_000 ? at : (page - 1) * page_size };
}

export function pageAnswer<T>(
  list: T[],
  total: number,
  { limit, offset }: { limit: number; offset: number },
): { list: T[]; total: number; next_cursor: string | null } {
  return { list, total, next_cursor: offset + list.length < total && list.length === limit ? String(offset + limit) : null };
}
