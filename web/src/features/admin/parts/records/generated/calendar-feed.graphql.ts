// Written by `npm run documents`; change the .graphql file beside it.

export const documents = {
  AdminCalendarFeed: '4bd4afa26cdd66c61a72112f0ff7c3b19fbb917dd489b0ee5d23d9173badba9b',
  AdminCalendarFeedList: 'bc05e87726f3d884e5868d69f7c806d05eafd2d0d568e2aef915c83588cbc74c',
  AdminCalendarFeedNames: '8335841ddfd29ecc46bebe9cec9ddbbc038c04296207c43bb7f40c78986e3ce1',
  AdminCreateCalendarFeed: '4506df5df98811bdec217386d63f8c1427ff3ea96f069d602228a291bebe40dd',
  AdminUpdateCalendarFeed: '9d839cc63c0abc73a3e947b200056bde4c1df0a46cbf082884a8eb4df291f150',
  AdminUpdateCalendarFeedList: '46328f30ee8139bb0c186334d4c3bc9482cd15655609e7d09df4d81bac580b33',
  AdminDeleteCalendarFeed: '55ada7dd86f1c54accc341b668c0e596561952a2096be22a2af33aa98fb3a3cb',
  AdminDeleteCalendarFeedList: '9cedf8244dfd788df747448559ebd78c98fed4ef250ebbd4cdc55ee1db28fa1b',
} as const;
