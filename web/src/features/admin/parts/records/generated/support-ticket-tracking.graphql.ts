// Written by `npm run documents`; change the .graphql file beside it.

export const documents = {
  AdminSupportTicketTracking: '9977ad1f4bb07358bd4ccdb6c1bed01bff8e927f7d7d4f1440d0806e2de9e47d',
  AdminSupportTicketTrackingList: 'e7f443339d32d82831314dd453a5705c2ccd18496ff1f02c93e2c226906cb690',
  AdminSupportTicketTrackingNames: '5bd4056df42949ac8f1a3635d23b1ade2513c6567747b5993b6850dad2170216',
} as const;
