// Written by `npm run documents`; change the .graphql file beside it.

export const documents = {
  AdminService: '9c485a9ea21de3c4738e5d59e6a147c056870b7c28213893127678db0b70e905',
  AdminServiceList: '4f6c921e58cf69664b2ada57189cf64cd9a2bdb4d016184df8963633e4cbd290',
  AdminServiceNames: '214a9db20e3625b01474dc81f6736dfbb3af8ca426924f727048c807b1799f2c',
  AdminCreateService: '80ba59493eaa3646b4f4cf093789e32aac03b0b39e1cfac2b966736165ff5af4',
  AdminUpdateService: 'e7d06c03ce74f36fc24a6b93ec45ebeafd7e599d00b81fa091cf0876ff0c8d31',
  AdminUpdateServiceList: 'cc4796149c21d19f3fafd67176fc8316d2f034cbaa92e6cc7d68fd8c4c82b9ba',
  AdminDeleteService: '470c7ba3b246cbae07282d3a7c924bae000c72a454025c07195a3da9a8e8610a',
  AdminDeleteServiceList: 'caac6852c4b684510aec809a60757b8619947a9182bc3c79eaff4eb828245e6a',
  AdminStartService: '27c2c696254b15c6d8b0c56d8b32f654a09ed14366ff58b4a0581ced6ec05367',
  AdminAskServiceClient: 'bd1b4d45bd47095cfba6b6acb0af4bec15a96921f403b051656b7f911d129324',
  AdminResumeService: 'aaf147f15e503e8abe34792cb85f5053dd7bd00084f092e45b3a5285a135e691',
  AdminFinishService: '24de754f6ac978b21560b75210739b779fa2ecc34164fc6bfde2f0409ff7e6cc',
  AdminCancelService: 'c363ef57b67f7a8e85a943f0c05a3d90d8ad55eb812b20d10c261daa310a150c',
  AdminNotifyService: '854a392aa16afbcc2bfc9ed70affc6a7b76439a2ca48f19127741fda94d488eb',
  AdminAssignService: '3c3d779c2be30d2aec0e08efc3a9b209ada886f047ea40415f57e9d503460018',
} as const;
