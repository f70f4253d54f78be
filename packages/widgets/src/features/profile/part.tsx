export { PagePart as Part } from '../../shared/page-part.tsx';
