/** A page of the portal, and what surrounds it. */
import type { ReactNode } from 'react';
import type { BuiltPlace } from '@bankside/core/rules/places.ts';
import type { Widget } from '@bankside/widgets/runtime/widget.ts';

export type MenuGroup = 'top' | 'money' | 'cards' | 'contracts' | 'company' | 'investments';
/** A page of the portal: a widget, and what surrounds it. */
export type Route = {
  readonly widget: Widget;
  /** Around it: a sheet for sign-in, a guest's header and foot, a header with the way out, the whole shell, paper, or the bank's own desk. */
  readonly frame: 'public' | 'guest' | 'upload' | 'main' | 'print' | 'staff';
  /** Of several pages with one `entry`, the menu shows the first that the person has the code for, by the entry's name. */
  readonly menu?: { readonly group: MenuGroup; readonly soon?: true; readonly entry?: string };
  /** The page of the menu that it belongs to. */
  readonly under?: BuiltPlace;
};

/** What a frame gets; `prepare` fetches another page before somebody asks for it. */
export type FrameProps = {
  /** Absent: of an unknown address. */
  readonly place: BuiltPlace | undefined;
  readonly prepare: (place: BuiltPlace) => Promise<unknown>;
  readonly children: ReactNode;
};
