import { Icon, type IconName } from '../icon/icon.tsx';
import { PlainButton, type PlainButtonProps } from './plain-button.tsx';

export type ButtonProps = Omit<PlainButtonProps, 'lead'> & { readonly icon?: IconName };

export const Button = ({ icon, ...rest }: ButtonProps) => <PlainButton {...rest} lead={icon && <Icon name={icon} />} />;
