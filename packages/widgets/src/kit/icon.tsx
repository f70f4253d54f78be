/** Lucide, for acts only (DESIGN.md §14). The one file that knows lucide-react; a new icon is one more row. */
import {
  ArrowDown,
  ArrowUp,
  Bell,
  Camera,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  Copy,
  Download,
  ExternalLink,
  Eye,
  EyeOff,
  Menu,
  Minus,
  Pencil,
  Plus,
  Printer,
  RefreshCw,
  Search,
  Trash2,
  Upload,
  X,
} from 'lucide-react';
import { icon, iconSmall } from './icon.css.ts';

const icons = {
  add: Plus,
  back: ChevronLeft,
  bell: Bell,
  camera: Camera,
  check: Check,
  close: X,
  copy: Copy,
  download: Download,
  down: ChevronDown,
  edit: Pencil,
  external: ExternalLink,
  eye: Eye,
  eyeOff: EyeOff,
  forward: ChevronRight,
  menu: Menu,
  minus: Minus,
  print: Printer,
  refresh: RefreshCw,
  remove: Trash2,
  search: Search,
  sortDown: ArrowDown,
  sortUp: ArrowUp,
  upload: Upload,
} as const;

export type IconName = keyof typeof icons;

/** Decoration: the control that holds it carries the name. */
export function Icon({ name, small = false }: { readonly name: IconName; readonly small?: boolean }) {
  const Shape = icons[name];
  return <Shape className={small ? iconSmall : icon} strokeWidth={1.6} aria-hidden="true" focusable="false" />;
}
