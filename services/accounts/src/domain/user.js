export const userRoles = ['customer', 'lawyer', 'admin', 'partner'];
/** `Active` is the specification's; the others are named in docs/adr/0009. Only `Active` may sign in or refresh. */
export const userStatuses = ['Initiated', 'Invited', 'Active', 'Deactivated', 'Deleted'];
export const noProfile = {
    firstname: '', lastname: '', phoneNumber: '', language: 'en', currency: 'EUR', region: 'EU',
    orderUpdateEmailsEnabled: true, marketingEmailsEnabled: false, newsletterEmailsEnabled: false,
};
export const nobody = { status: null, email: '', role: 'customer', profile: noProfile, pendingRequests: [], tiedRequests: [] };
export function evolveUser(state, event) {
    switch (event.type) {
        case 'UserInitiated':
            return { ...state, status: 'Initiated', email: event.data.email, role: event.data.role, profile: event.data.profile };
        case 'UserInvited': {
            const { requestId } = event.data;
            const pendingRequests = requestId === null ? state.pendingRequests : [...new Set([...state.pendingRequests, requestId])];
            return { ...state, status: state.status === 'Active' ? 'Active' : 'Invited', pendingRequests };
        }
        case 'UserActivated':
        case 'UserReactivated':
            return { ...state, status: 'Active' };
        case 'RequestTiedToUser':
            return {
                ...state, tiedRequests: [...state.tiedRequests, event.data.requestId],
                pendingRequests: state.pendingRequests.filter((requestId) => requestId !== event.data.requestId),
            };
        case 'UserProfileUpdated':
            return { ...state, profile: event.data.profile };
        case 'UserDeactivated':
            return { ...state, status: 'Deactivated' };
        default:
            return state;
    }
}
export function addressee(state) {
    const { firstname, lastname, language } = state.profile;
    return { email: state.email, firstname, lastname, language };
}
export function displayName(state) {
    return `${state.profile.firstname} ${state.profile.lastname}`.trim() || state.email;
}
//# sourceMappingURL=user.js.map