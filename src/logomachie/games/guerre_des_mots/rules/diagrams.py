"""The two diagrams of the box, reconstructed: positions from which every quoted move replays."""

# Small letters are jokers: the set has seven R and six I.
CROQUIS_1 = (
    "SO@E22>RUSA^IRAP>URS+PriA NO@E4^OB>ANC SE@Q22>LEST^UB ONO@A10>MENA_XE>SSENTIELLE "
    "NE@O1_DONT>OUR ENE@R13^EITRAP>ARI_LS>AGE SE@K6>RITE_NVOI"
)
CROQUIS_2 = (
    "SO@E22>RUSA^IrAP>UrS^ELArO>rNA NE@O1_RUES<ELLES SE@Q22>LEST^UB OSO@E17<ÉRP_AIR "
    "ENE@V5_CAFÉ<RRAN ONO@C5_PIED>ES NO@E5^SEM>AIN SE@K6>RITE_NVOI"
)
