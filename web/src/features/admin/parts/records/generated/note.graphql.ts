// Written by `npm run documents`; change the .graphql file beside it.

export const documents = {
  AdminNote: '8a9cfb57f080389102b2a9b9613b950a3a63160e71401e89ca26426971eb223b',
  AdminNoteList: 'df0c45e1dbc6cca7fe65cad05a4265bf79ae588439a4ab675f364a8b0dc7c49a',
  AdminNoteNames: 'c9f24aa0a229cc9fa79b45265c5dc606c53b3037f32ce20a2dea35d33ff3f34b',
  AdminCreateNote: 'f0f03a1552de2e0ee8cc52ed700c330e4d56402af47cc128861e759ae52f0f72',
  AdminUpdateNote: '4732877e5fcfeb8911121dd3caf08608dc3639550f23f28c8d72ca2a192e49e4',
  AdminUpdateNoteList: '93c8e1a2b9685554c0a7d1fae8b136951daf4da43e61614e7b384beb61b050c0',
  AdminDeleteNote: '08dadc814837c1d360b4f2c7faa95c9f34c7f1c4318c5d66ee240bc2f5d5a5d2',
  AdminDeleteNoteList: '7673d36816d5d9efcf380c27517003936d48760b53dfb29ef84cce639eb90bf3',
} as const;
