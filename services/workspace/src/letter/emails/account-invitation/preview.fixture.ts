export const accountInvitationPreview = { link: 'https://cotta.test/portal/activate/Xb3vQpT0sLr8eYk2mWn5cA' };
