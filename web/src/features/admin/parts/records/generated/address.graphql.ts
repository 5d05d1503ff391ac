// Written by `npm run documents`; change the .graphql file beside it.

export const documents = {
  AdminAddress: '4b75e7a26998e35e1da10507f894ee16642ddc46937c773b17ddde223357443d',
  AdminAddressList: '8f4f87c997815af2dfa4feac0444ffb812993b09dfdd814711bd33aaaef3c138',
  AdminAddressNames: 'bc8ed81dbe730a8979380e3a398d657869905ac5ef4f2e4a8d2c624329744af5',
  AdminCreateAddress: 'e71a2636d0e0993a33559ff4ed37f56d37394e2248acc86cec2bb2560a1e0b2c',
  AdminUpdateAddress: '7783a44b4346653e878ffd0e3c2d35bdf5b7f2f102edab23d18c4bdb783ea0d7',
  AdminUpdateAddressList: '36828dd98f5526b0f9044f515d61f20c577dbeadf2ed75a8afd2edd908d31d3c',
  AdminDeleteAddress: 'cd254addff0c5b8009647d3079be51c568e8e58f622bff383428573cb2c7a85b',
  AdminDeleteAddressList: 'cbced5b4b850bb7a9d7862ebf76bf69b9d8eb891df9d5881468cc51f870c8b9e',
} as const;
