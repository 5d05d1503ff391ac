import { linkAction, linkLoader, LinkPage } from './parts/link-page.js';

export const loader = linkLoader('CONFIRM_EMAIL');
export const action = linkAction('CONFIRM_EMAIL');
export const Component = () => <LinkPage kind="CONFIRM_EMAIL" />;
